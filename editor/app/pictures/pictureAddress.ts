/** The address of a picture in `media/`, as the editor shows it. @param width in pixels, at most */
export const pictureAddress = (name: string, width: 320 | 960 = 960): string =>
  `/api/pictures/file?${new URLSearchParams({ name, width: String(width) })}`;
