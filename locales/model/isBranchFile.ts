/**
 * Whether a namespace is a branch file rather than a words file.
 * @param namespace the name of a words file (`common`) or the path of a branch file (`branches/chennai.yaml`)
 */
export function isBranchFile(namespace: string): boolean {
  return namespace.includes('/');
}
