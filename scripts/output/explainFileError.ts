import { constants } from 'node:os';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account is not allowed to. Change the permissions of the file or folder, or use another account.',
  EBUSY: 'another program uses it, or a disk is mounted there. Close the program, or name another folder with --out.',
  EDQUOT: 'this account has used up its disk quota. Delete what is not needed, then build again.',
  EEXIST: 'something of that name already exists. Rename it, or name another folder with --out.',
  EFBIG: 'the system allows no file of that size. See "ulimit -f".',
  EIO: 'the disk does not respond as it should. Try a folder on another disk: --out.',
  EMFILE: 'too many files are open. Close other programs, then build again.',
  ENOENT: 'it is not there.',
  ENOSPC: 'the disk is full. Delete what is not needed, then build again.',
  ENOTDIR: 'there is a file where a folder should be. Rename it, or name another folder with --out.',
  EPERM: 'the system does not allow it. Close programs that use it, and check whether it is write-protected.',
  EROFS: 'the disk is read-only. Name a folder on another disk: --out.',
};

/** What was attempted, by system call; all others write. */
const ACTIONS: Readonly<Record<string, string>> = {
  copyfile: 'copied',
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

/** Message of a failed write in Rolldown's native code, which has no error code. */
const NATIVE_WRITE = /Failed to write file in (.+?)\n[\s\S]*\(os error (\d+)\)/;

/** A file system error as a sentence: `dist/combined cannot be renamed: the disk is read-only. …` Other errors keep their message. */
export function explainFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest, syscall } = detailsOf(error);
  // Node creates folders one by one, and gives no details about the first that fails.
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${path || 'A folder'} cannot be made: its disk is read-only, or a link in its path is broken. Name another folder with --out.`;
  const reason = REASONS[code ?? ''];
  if (!reason || !syscall) return error.message;
  const isTarget = syscall === 'copyfile' && code !== 'ENOENT';
  return `${(isTarget && dest) || path || 'A file'} cannot be ${ACTIONS[syscall] ?? 'written'}: ${reason}`;
}

function detailsOf(error: NodeJS.ErrnoException & { dest?: string }): Partial<typeof error> {
  const [, path, errno] = NATIVE_WRITE.exec(error.message) ?? [];
  if (path === undefined) return error;
  // 28 is ENOSPC on Linux.
  const code = Object.entries(constants.errno).find(([, value]) => value === Number(errno))?.[0];
  return { path, syscall: 'write', ...(code ? { code } : {}) };
}
