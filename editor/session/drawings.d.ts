declare module 'virtual:drawings' {
  const drawings: Readonly<Record<string, import('../../renderer/icons/drawing.ts').Drawing>>;
  export default drawings;
}
