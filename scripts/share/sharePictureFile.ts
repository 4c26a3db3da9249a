import type { SharePicture } from '../../renderer/document/sharePicture.ts';
import type { Master } from '../../renderer/media/describeMaster.ts';
import { cachedPicture } from '../../renderer/media/fileCache.ts';
import type { Scene } from './drawScene.ts';

/** A scene takes two megabytes. A site of a few branches has this many, for its pages in all languages. */
const SCENES_AT_ONCE = 32;

const scenes = new Map<string, Promise<Scene>>();

/**
 * Path of the file with the picture of a shared link, drawn once and kept beside the other pictures. What draws it is loaded only when there is one to draw.
 * @param address as the page names it
 */
export async function sharePictureFile(address: string, wanted: SharePicture): Promise<string> {
  return cachedPicture(address, async () => {
    const { drawSharePicture } = await import('./drawSharePicture.ts');
    return drawSharePicture(wanted, await sceneOf(wanted.picture));
  });
}

async function sceneOf(picture: Master): Promise<Scene> {
  const { drawScene } = await import('./drawScene.ts');
  const key = `${picture.path} ${picture.hash}`;
  const scene = scenes.get(key) ?? drawScene(picture);
  scenes.set(key, scene);
  const [oldest = ''] = scenes.keys();
  if (scenes.size > SCENES_AT_ONCE) scenes.delete(oldest);
  return scene;
}
