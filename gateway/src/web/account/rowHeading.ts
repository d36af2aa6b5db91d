/** The element of a row's heading: one level below that of its section, or of the page where it has no sections. */
export type RowHeading = 'h2' | 'h3';
