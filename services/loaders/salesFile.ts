import { sampleSalesFile } from '@/shared/salesFile';

import { fileRoute } from './fileRoute';

/** The sample of a file with sales data; the same in both languages. */
export const getServerSideProps = fileRoute('text/csv', () => Promise.resolve(sampleSalesFile));
