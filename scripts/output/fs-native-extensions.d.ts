/** What the project uses of a package that brings no types. */
declare module 'fs-native-extensions' {
  /** Asks for a lock of a file's part, and does not wait. It is let go when the file is closed. @returns whether it was granted */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
