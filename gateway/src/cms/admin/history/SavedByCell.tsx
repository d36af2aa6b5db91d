import type { DefaultServerCellComponentProps } from 'payload';

/** In lists: nothing where no person has saved it. */
export const SavedByCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === 'string' ? cellData : ''}</span>
);
