import type { PictureReader } from '../pictures/readPictures.ts';
import type { AllPages } from './pages/renderAll.ts';

/** What publishing needs of the editor. */
export type PublishContext = Readonly<{
  /** Folder of the project. */
  root: string;
  /** The current ISO day in Asia/Kolkata. */
  today(): string;
  /** Origin of the server that shows pages before and after publishing. */
  comparedOrigin: string;
  /** The pictures as they are saved. */
  readPictures: PictureReader;
  /** Every page of a variant on a day, by address, as the build renders it. */
  renderAll: AllPages['renderAll'];
}>;
