/** By name: importing Payload's classes would bring all of Payload into whatever imports a call. */
export const isPayloadError = (
  error: unknown,
  ...names: ('AuthenticationError' | 'ValidationError')[]
): boolean => error instanceof Error && (names as string[]).includes(error.name);
