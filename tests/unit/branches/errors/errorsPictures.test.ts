import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { problemsOf, withMistakes } from './mistakes.ts';

const pictureNamed = (name: string) =>
  withMistakes(['chennai', 'picture: topics/clinic-chennai.webp', `picture: ${name}`]);

test('accepts a picture as it comes from a phone, in a folder or beside them', () => {
  for (const name of [
    'front.jpg',
    'topics/IMG_0001.JPG',
    'topics/2026/Waiting room (1).jpeg',
    'பல்.heic',
    'WhatsApp Image 2026-08-15 at 10.30.45 AM.jpeg',
    'topics/front.webp.png',
    'a.avif',
    'a.HEIF',
  ]) {
    expect(() => parseFiles(pictureNamed(name)), name).not.toThrow();
  }
});

test('reports what is no picture in the folder, with what to type or to save', () => {
  const messages = [
    'media\\topics\\front.jpg',
    'C:\\Photos\\front.png',
    'https://pictures.example/front.jpg',
    'topics/front',
    'topics/front.gif',
  ].map((name) => problemsOf(pictureNamed(name)));
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "branches/chennai.yaml:53:10 picture: found media\\topics\\front.jpg, expected a picture in media/, written with its folder and its ending. Type: picture: topics/front.jpg
    branches/chennai.yaml:53:10 picture: found C:\\Photos\\front.png, expected a picture in media/, written with its folder and its ending. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found https://pictures.example/front.jpg, expected a picture in media/, written with its folder and its ending. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found topics/front, expected a picture in media/, written with its folder and its ending. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found topics/front.gif, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save front.gif as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: picture: topics/clinic-chennai.webp"
  `);
});
