/** The package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Tries to lock a byte range without waiting. Closing the file releases it. @returns whether it was granted */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
