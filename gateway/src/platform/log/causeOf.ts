/** Characters of a statement, without its values. */
const longestStatement = 200;

/** Matches quoted values, in statements and in messages of a database. */
const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/(invalid input (?:syntax|value) for [^:"]*(?:"\w+")?: ).*/s, '$1…')
    .slice(0, longestStatement);

/** A failed query carries its statement and, on a line of its own, the values of it. */
const messageOf = ({ message }: Error): string => {
  const isOfDatabase = /^Failed query: |^invalid input /.test(message);
  return isOfDatabase ? withoutValues(message.split('\nparams: ')[0] ?? '') : message;
};

/** Returns the messages of an error and its causes, without the values of a query: they may hold a visitor's input. */
export function causeOf(error: Error): string {
  const own = `${error.name}: ${messageOf(error)}`;
  return error.cause instanceof Error ? `${own} (${messageOf(error.cause)})` : own;
}

/** Returns the frames at the end of a stack. The text before them repeats the message. */
export const framesOf = ({ stack = '' }: Error): string | undefined =>
  /(?:\n {4}at .*)+$/.exec(stack)?.[0].trimStart();
