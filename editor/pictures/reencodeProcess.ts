/** Encodes one photograph for `reencodeApart`: `reencodeProcess.ts <name>`; its bytes come as a message. */
import { reencode } from './reencode.ts';
import { RefusedPicture } from './refusedPicture.ts';

const [, , name = ''] = process.argv;

process.once('message', async (bytes: Uint8Array) => {
  try {
    process.send?.(await reencode(name, Buffer.from(bytes)));
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    process.send?.({ problem: error.message });
  }
});
