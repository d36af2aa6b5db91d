import { paths } from '@/services/config/paths';
import { termFile } from '@/services/domain/content/termFile';
import { fetchTerms } from '@/services/gateway/terms';

import { gatewayFile } from './gatewayFile';
import { lifetime } from './rateFiles';

/** The definitions of all terms, for the cards in texts. */
export const termsJson = gatewayFile({
  address: paths.termsFile,
  type: 'application/json',
  lifetime,
  render: async (locale) => JSON.stringify(termFile(await fetchTerms(locale), locale)),
});
