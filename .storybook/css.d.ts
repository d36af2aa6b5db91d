/** The text of a style sheet, by Vite. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
