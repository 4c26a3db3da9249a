/**
 * Whether a text belongs to a branch file, not to a words file.
 * @param namespace a words file by name (`common`) or a branch file by path (`branches/chennai.yaml`)
 */
export function isBranchFile(namespace: string): boolean {
  return namespace.includes('/');
}
