const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account is not allowed to. Change the permissions of the file or folder, or use another account.',
  EBUSY: 'another program uses it, or a disk is mounted there. Close the program, or name another folder with --out.',
  EDQUOT: 'this account has used up its disk quota. Delete what is not needed, then build again.',
  ENOENT: 'it is not there, or a link in its path is broken.',
  ENOSPC: 'the disk is full. Delete what is not needed, then build again.',
  ENOTDIR: 'there is a file where a folder should be. Rename it, or name another folder with --out.',
  EPERM: 'the system does not allow it. Close programs that use it, and check whether it is write-protected.',
  EROFS: 'the disk is read-only. Name a folder on another disk: --out.',
};

/** A file system error as a sentence: `dist/combined cannot be used: the disk is read-only. …` Other errors keep their message. */
export function explainFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Rolldown writes in native code, whose errors have no code.
  const [, file, why] = /Failed to write file in (.+)\n[\s\S]*Caused by:\s*(.+) \(os error/.exec(error.message) ?? [];
  if (file) return `${file} cannot be used: ${why}.`;
  const { code = '', path, dest, syscall }: NodeJS.ErrnoException & { dest?: string } = error;
  const reason = REASONS[code];
  if (!reason || !syscall) return error.message;
  // Of a copy, the source is at fault only where it is missing.
  return `${(syscall === 'copyfile' && code !== 'ENOENT' && dest) || path || 'A file'} cannot be used: ${reason}`;
}
