import { constants } from 'node:os';

/** Why the system refuses to do something with a file, and what helps, by error code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account is not allowed to. Change the permissions of the file or folder, or use another account.',
  EBUSY: 'another program uses it, or a disk is mounted there. Close the program, or name another folder with --out.',
  EDQUOT: 'this account has used up its disk quota. Delete what is not needed, then build again.',
  EEXIST: 'something of that name already exists. Rename it, or name another folder with --out.',
  EFBIG: 'the system allows no file of that size. See "ulimit -f".',
  EIO: 'the disk does not respond as it should. Try a folder on another disk: --out.',
  EMFILE: 'too many files are open. Close other programs, then build again.',
  ENAMETOOLONG: 'the name is too long. Name a folder with a shorter path with --out.',
  ENFILE: 'too many files are open. Close other programs, then build again.',
  ENOENT: 'it is not there.',
  ENOSPC: 'the disk is full. Delete what is not needed, then build again.',
  ENOTDIR: 'there is a file where a folder should be. Rename it, or name another folder with --out.',
  ENOTEMPTY: 'there is something in it that was not there before. Build again.',
  EPERM: 'the system does not allow it. Close programs that use it, and check whether it is write-protected.',
  EROFS: 'the disk is read-only. Name a folder on another disk: --out.',
  EXDEV: 'it is on another disk. Name a folder of that disk with --out.',
};

/** What was being done, by system call. */
const ACTIONS: Readonly<Record<string, string>> = {
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

/** How Rolldown, which writes in native code, reports that the system refused a file: without a code. */
const NATIVE_WRITE = /Failed to write file in (.+?)\n[^]*\(os error (\d+)\)/;

/** The code of an error of the system by its number: 28 is ENOSPC on Linux. */
const codeOf = (number: number) => Object.entries(constants.errno).find(([, value]) => value === number)?.[0];

/**
 * An error of the file system as a sentence: `dist/combined cannot be renamed: the disk is read-only. …`
 * @returns the message as it is for any other error
 */
export function explainFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, file, number] = NATIVE_WRITE.exec(error.message) ?? [];
  const native = file === undefined ? {} : { path: file, code: codeOf(Number(number)), syscall: 'write' };
  const { code, path, dest, syscall }: NodeJS.ErrnoException & { dest?: string } = { ...error, ...native };
  // Node creates folders one by one, and says no more about the first that fails.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${path || 'A folder'} cannot be made: its disk is read-only, or a link in its path is broken. Name another folder with --out.`;
  const reason = REASONS[code ?? ''];
  if (!reason || !syscall) return error.message;
  const action = ACTIONS[syscall] ?? 'written';
  const isTarget = syscall === 'copyfile' && code !== 'ENOENT';
  return `${(isTarget && dest) || path || 'A file'} cannot be ${action}: ${reason}`;
}
