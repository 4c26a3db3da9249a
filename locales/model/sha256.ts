/**
 * SHA-256 in Node.js and in browsers, whose `crypto.subtle` makes callers wait. It names contents and guards nothing
 * secret.
 */
import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest of a text in UTF-8, in Base64. */
export const sha256 = (text: string): string => btoa(String.fromCharCode(...digestOf(utf8ToBytes(text))));

/** The digest of a text in UTF-8, in hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)));
