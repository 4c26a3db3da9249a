/** Types for the part of the package that the project uses: it has none of its own. */
declare module 'fs-native-extensions' {
  /** Tries to lock a byte range of a file without waiting. Closing the file releases it. @returns whether it was granted */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
