/** Characters of a statement, without its values. */
const longestStatement = 200;

/** What stands between quotes in a statement is a value, and so is what a database quotes back. */
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

/** What went wrong and why, without the values of a query: what a visitor typed is among them. */
export function causeOf(error: Error): string {
  const own = `${error.name}: ${messageOf(error)}`;
  return error.cause instanceof Error ? `${own} (${messageOf(error.cause)})` : own;
}

/** Where it went wrong: the frames that a stack ends with. What stands before them is the message once more. */
export const framesOf = ({ stack = '' }: Error): string | undefined =>
  /(?:\n {4}at .*)+$/.exec(stack)?.[0].trimStart();
