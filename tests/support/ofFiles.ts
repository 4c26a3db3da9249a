/** What messages about files have, and no form says: a key with its colon, quotes, brackets, names of files, what the build expects. */
export const OF_FILES = /["“”‘{}[\]]|\.(?:ya?ml|json)\b|\bexpected\b|\bType:|^[a-z][\w.]*: /;
