/** An error that the API proxy answers with; its HTTP status is also the code of the envelope. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
