import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Reencoded } from './reencode.ts';
import { RefusedPicture } from './refusedPicture.ts';

const PROCESS = fileURLToPath(new URL('reencodeProcess.ts', import.meta.url));
const TYPESCRIPT = fileURLToPath(new URL('../../scripts/cli/withTypeScript.cjs', import.meta.url));

const reply = z.union([
  z.object({ bytes: z.instanceof(Uint8Array), width: z.number(), height: z.number() }),
  z.object({ problem: z.string() }),
]);

/**
 * Does the same as `reencode`, in a process of its own: a photograph takes some hundred megabytes, of which little is given back before
 * a process ends.
 * @throws RefusedPicture if it is no picture that pages can show
 */
export async function reencodeApart(name: string, bytes: Buffer): Promise<Reencoded> {
  const other = fork(PROCESS, [name], { execArgv: ['-r', TYPESCRIPT], serialization: 'advanced' });
  try {
    const said = new Promise<unknown>((done, fail) => {
      const ended = () => fail(new Error(`${name}: the process that reads the photograph has ended.`));
      other.on('message', done).on('error', fail).on('exit', ended);
    });
    other.send(bytes);
    const answer = reply.parse(await said);
    if ('problem' in answer) throw new RefusedPicture(answer.problem);
    return { ...answer, bytes: Buffer.from(answer.bytes) };
  } finally {
    other.kill();
  }
}
