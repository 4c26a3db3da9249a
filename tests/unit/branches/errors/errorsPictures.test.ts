import { expect, test } from 'vitest';
import { problemsOf, withMistakes } from './mistakes.ts';

test('reports a photograph in place of a WebP picture, with how to convert it and where to put it', () => {
  const messages = [
    'topics/front.jpg',
    'media/topics/Waiting Room.JPEG',
    'C:\\Photos\\front.png',
    'பல்.heic',
    'topics/front.webp.jpg',
  ].map((picture) =>
    problemsOf(withMistakes(['chennai', 'picture: topics/clinic-chennai.webp', `picture: ${picture}`])),
  );
  expect(messages.join('\n')).toMatchInlineSnapshot(`
    "branches/chennai.yaml:53:10 picture: found topics/front.jpg, expected a WebP picture: save front.jpg as media/topics/front.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found media/topics/Waiting Room.JPEG, expected a WebP picture: save Waiting Room.JPEG as media/topics/waiting-room.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found C:\\Photos\\front.png, expected a WebP picture: save front.png as front.webp in a folder of media/ (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found பல்.heic, expected a WebP picture: save பல்.heic as front.webp in a folder of media/ (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: picture: topics/clinic-chennai.webp
    branches/chennai.yaml:53:10 picture: found topics/front.webp.jpg, expected a WebP picture: save front.webp.jpg as media/topics/front.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: picture: topics/clinic-chennai.webp"
  `);
});

test('reports it for offers and videos too', () => {
  const files = withMistakes(
    ['chennai', 'image: offers/chennai-opening.webp', 'image: offers/opening.PNG'],
    ['clinic', 'image: reels/1.webp', 'image: reels/1.gif'],
  );
  expect(problemsOf(files)).toMatchInlineSnapshot(`
    "branches/chennai.yaml:69:12 offers.image: found offers/opening.PNG, expected a WebP picture: save opening.PNG as media/offers/opening.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: image: offers/independence-day.webp
    branches/clinic.yaml:296:12 reels.image: found reels/1.gif, expected a WebP picture: save 1.gif as media/reels/1.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then type folder and name here. Type for example: image: reels/1.webp"
  `);
});

test('reports an invalid or overlong picture name with one message', () => {
  const dataUri = `data:image/png;base64,${'iVBORw0KGgo'.repeat(500)}.png`;
  expect(problemsOf(withMistakes(['chennai', 'topics/clinic-chennai.webp', dataUri])).length).toBeLessThan(300);
});
