/** Problems that were logged while pages were open. An expected one may be logged late, near the end of the test. */
export class Problems {
  private readonly seen: string[] = [];
  private readonly wanted: RegExp[] = [];

  note(problem: string) {
    this.seen.push(problem);
  }

  want(...patterns: RegExp[]) {
    this.wanted.push(...patterns);
  }

  /** The browser itself writes the status of an answer to the console. */
  wantStatus(...statuses: number[]) {
    this.want(...statuses.map((status) => new RegExp(`\\b${status}\\b`)));
  }

  /** The messages of Chromium and Next about scripts that do not come. */
  wantLostScripts() {
    this.want(/net::ERR_FAILED/, /ChunkLoadError|Loading chunk|Failed to load script/);
  }

  get unwanted(): string[] {
    return this.seen.filter((problem) => !this.wanted.some((pattern) => pattern.test(problem)));
  }
}
