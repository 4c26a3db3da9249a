/** A picture that pages cannot show; the message says why, and what to do. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}
