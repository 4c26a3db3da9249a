declare module 'virtual:drawings' {
  const drawings: Readonly<Record<string, import('../../renderer/icons/drawing.ts').Drawing>>;
  export default drawings;
}

declare module '*.yaml?raw' {
  const text: string;
  export default text;
}
