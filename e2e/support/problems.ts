/** What went wrong while pages were open. What a test has wanted may come late, when it is about to end. */
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

  /** Where scripts do not come, more goes wrong than is worth a list. */
  wantAll() {
    this.want(/(?:)/);
  }

  get unwanted(): string[] {
    return this.seen.filter((problem) => !this.wanted.some((pattern) => pattern.test(problem)));
  }
}
