import { setTimeout as tick } from 'node:timers/promises';

import type { Cms } from './cms';
import { expect } from './test';

/** An editor who changes the title of a draft again and again; `acknowledged` is the title that was saved last. */
interface Writer {
  id: number;
  tried: number;
  acknowledged: number;
  refused: number;
}

/** A form saves a tenth of a second after the last key. */
const keystroke = () => tick(100);

const titleOf = (number: number) => `Draft ${number}`;

/** Editors who write while something fails. */
export class Writers {
  private isOver = false;
  private lost: string[] = [];
  private writing: Promise<void>[];

  private constructor(
    private cms: Cms,
    private desk: Writer[],
  ) {
    this.writing = desk.map((writer) => this.write(writer));
  }

  static async start(cms: Cms, count = 3): Promise<Writers> {
    const desk: Writer[] = [];
    while (desk.length < count) {
      const { id } = await cms.createArticle(titleOf(0), 'draft');
      desk.push({ id, tried: 0, acknowledged: 0, refused: 0 });
    }
    return new Writers(cms, desk);
  }

  private async write(writer: Writer): Promise<void> {
    while (!this.isOver) {
      await keystroke();
      writer.tried += 1;
      const { status } = await this.cms.attemptToRetitle(writer.id, titleOf(writer.tried));
      if (status === 200) writer.acknowledged = writer.tried;
      else {
        writer.refused += 1;
        await this.readAfterRefusal(writer);
      }
    }
  }

  /** Before the next title hides what the failure has lost. */
  private async readAfterRefusal(writer: Writer): Promise<void> {
    while (!this.isOver) {
      // A server that is not there refuses at once.
      await keystroke();
      const title = await this.cms.titleOf(writer.id).catch(() => undefined);
      if (title !== undefined) return this.compare(writer, title);
    }
  }

  /** A change whose acknowledgement was lost may be there too; nothing else may. */
  private compare(writer: Writer, title: string): void {
    const number = Number(/^Draft (\d+)$/.exec(title)?.[1]);
    if (number >= writer.acknowledged && number <= writer.tried) writer.acknowledged = number;
    else this.lost.push(`${title} instead of ${titleOf(writer.acknowledged)}`);
  }

  /** Waits until the editors are at it again. */
  async untilTheyWrite(): Promise<void> {
    const saved = () => this.desk.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const before = saved();
    await expect.poll(saved, { timeout: 60_000 }).toBeGreaterThan(before + this.desk.length);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writing);
  }

  /** The number of saved and refused changes, and a sentence for each lost one. */
  async result(): Promise<{ saved: number; refused: number; lost: string[] }> {
    for (const writer of this.desk) this.compare(writer, await this.cms.titleOf(writer.id));
    const refused = this.desk.reduce((sum, writer) => sum + writer.refused, 0);
    const tried = this.desk.reduce((sum, writer) => sum + writer.tried, 0);
    return { saved: tried - refused, refused, lost: this.lost };
  }

  /** The articles that they write. */
  ids = (): number[] => this.desk.map(({ id }) => id);
}
