/** Why the system does not do something with a file, and what helps, by the code of its error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not do that. Change the rights of the file or folder, or use another account.',
  EBUSY: 'another program uses it, or a disk is mounted there. Close the program, or name another folder with --out.',
  EDQUOT: 'this account has used up its room on the disk. Delete what is not needed, then build again.',
  EEXIST: 'there is something of that name already. Rename it, or name another folder with --out.',
  EFBIG: 'the system allows no file of that size. See what "ulimit -f" says.',
  EIO: 'the disk does not answer as it should. Try another one: --out names the folder.',
  EMFILE: 'too many files are open. Close other programs, then build again.',
  ENAMETOOLONG: 'the name is too long. Name a folder with a shorter path with --out.',
  ENFILE: 'too many files are open. Close other programs, then build again.',
  ENOENT: 'it is not there.',
  ENOSPC: 'the disk is full. Delete what is not needed, then build again.',
  ENOTDIR: 'there is a file where a folder should be. Rename it, or name another folder with --out.',
  ENOTEMPTY: 'there is something in it that was not there before. Build again.',
  EPERM: 'the system does not allow it. Close programs that use it, and see whether it is protected against changes.',
  EROFS: 'the disk can only be read. Name a folder on another one: --out.',
  EXDEV: 'it is on another disk. Name a folder of that disk with --out.',
};

/** What was being done, by the name of the system's function. */
const DEEDS: Readonly<Record<string, string>> = {
  copyfile: 'copied',
  link: 'written',
  lstat: 'read',
  mkdir: 'made',
  open: 'opened',
  read: 'read',
  rename: 'renamed',
  rm: 'removed',
  rmdir: 'removed',
  scandir: 'read',
  stat: 'read',
  unlink: 'removed',
};

/**
 * An error of the file system as a sentence: `dist/combined cannot be renamed: the disk can only be read. …`
 * @returns the message as it is for any other error
 */
export function explainFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  // Node makes folders one by one, and says no more of the first that cannot be made.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${path || 'A folder'} cannot be made: its disk can only be read, or a link on the way leads nowhere. Name another folder with --out.`;
  const reason = REASONS[code ?? ''];
  if (!reason || !syscall) return error.message;
  const deed = DEEDS[syscall] ?? 'written';
  const isTarget = syscall === 'copyfile' && code !== 'ENOENT';
  return `${(isTarget && dest) || path || 'A file'} cannot be ${deed}: ${reason}`;
}
