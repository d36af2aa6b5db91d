import type { Cms } from './cms';
import { pause } from './environment';
import { expect } from './test';

/** An editor who changes the title of a draft again and again; `acknowledged` is the title that was saved last. */
interface Writer {
  id: number;
  tried: number;
  acknowledged: number;
  refused: number;
}

const titleOf = (number: number) => `Draft ${number}`;

/** Editors who write while something fails. */
export class Writers {
  private isOver = false;
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
      writer.tried += 1;
      const { status } = await this.cms.attemptToRetitle(writer.id, titleOf(writer.tried));
      if (status === 200) writer.acknowledged = writer.tried;
      else {
        writer.refused += 1;
        // A server that is not there refuses at once.
        await pause(0.1);
      }
    }
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

  /** What became of their changes. One whose acknowledgement was lost may be there too; nothing else may. */
  async result(): Promise<{ saved: number; refused: number; lost: string[] }> {
    const lost: string[] = [];
    for (const { id, tried, acknowledged } of this.desk) {
      const title = await this.cms.titleOf(id);
      const number = Number(/^Draft (\d+)$/.exec(title)?.[1]);
      if (!(number >= acknowledged && number <= tried))
        lost.push(`${title} instead of ${titleOf(acknowledged)}`);
    }
    const refused = this.desk.reduce((sum, writer) => sum + writer.refused, 0);
    const tried = this.desk.reduce((sum, writer) => sum + writer.tried, 0);
    return { saved: tried - refused, refused, lost };
  }

  /** The articles that they write. */
  ids = (): number[] => this.desk.map(({ id }) => id);
}
