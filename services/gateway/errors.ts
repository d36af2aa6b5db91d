/**
 * The errors of a call. Every message names the call's path and neither its parameters nor the request's
 * headers; no error of axios hangs on it as a cause, for that would carry the signature into the logs. Names are
 * written out, because the server's build shortens those of classes.
 */
export abstract class GatewayError extends Error {
  constructor(
    readonly path: string,
    what: string,
  ) {
    super(`The gateway's call ${path} ${what}.`);
  }
}

/** HTTP status of a page that needs the gateway while it cannot be asked (services/domain/content/pageError.ts). */
export const unavailable = 503;

/** No answer within the request's timeout or the render's deadline. */
export class GatewayTimeout extends GatewayError {
  override readonly name = 'GatewayTimeout';
  readonly statusCode = unavailable;

  constructor(path: string, limit: string) {
    super(path, `gave no answer within ${limit}`);
  }
}

/** Not reachable, answered with a server error, or left alone because it lately was (circuit breaker, bulkhead). */
export class GatewayUnavailable extends GatewayError {
  override readonly name = 'GatewayUnavailable';
  readonly statusCode = unavailable;

  constructor(
    path: string,
    readonly reason: string,
  ) {
    super(path, `is unavailable: ${reason}`);
  }
}

/** Answered with an HTTP status or an envelope code that is no success. */
export class GatewayRefused extends GatewayError {
  override readonly name = 'GatewayRefused';
  /** Of the page: its visitor has asked for nothing wrong. */
  readonly statusCode = 500;

  constructor(
    path: string,
    readonly status: number,
    /** Code of the envelope, if there was one. */
    readonly code: number | undefined,
  ) {
    super(path, `was refused with HTTP ${status}${code === undefined ? '' : `, code ${code}`}`);
  }
}

/** The gateway's own word that what was asked for does not exist. */
export class GatewayNotFound extends GatewayError {
  override readonly name = 'GatewayNotFound';

  constructor(path: string) {
    super(path, 'found nothing');
  }
}

/** An answer that is no envelope, too large, or does not fit the contract. `issues` name fields, never values. */
export class GatewayAnswerInvalid extends GatewayError {
  override readonly name = 'GatewayAnswerInvalid';

  constructor(
    path: string,
    readonly issues: string[],
  ) {
    super(path, `gave an answer against the contract (${issues.slice(0, 5).join('; ')})`);
  }
}

/** Whoever asked went away; says nothing about the gateway. */
export class CallAbandoned extends GatewayError {
  override readonly name = 'CallAbandoned';

  constructor(path: string) {
    super(path, 'was abandoned');
  }
}

const outages: ReadonlySet<string> = new Set(['GatewayTimeout', 'GatewayUnavailable']);

/** The gateway cannot be asked now; another time the same request may succeed. By name: each bundle has its own classes. */
export const isOutage = (error: unknown): boolean => error instanceof Error && outages.has(error.name);
