import { fetchPriceRows, fetchTrademarkServices } from '@/services/gateway/services';

import { withStaticProps } from './withStaticProps';

export const getStaticProps = withStaticProps({
  namespaces: ['prices'],
  needs: { kept: [], namespaces: ['prices', 'blocks'] },
  load: async (_params, locale) => {
    const [rows, trademarks] = await Promise.all([fetchPriceRows(locale), fetchTrademarkServices(locale)]);
    return { rows: rows.filter(({ category }) => category !== 'trademark'), trademarks };
  },
});
