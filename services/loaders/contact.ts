import { pageKeyOf } from '@/contract/site/contentPages';
import { paths } from '@/services/config/paths';
import { fetchContentPage } from '@/services/gateway/pages';

import { enquiryPage } from './enquiryPage';

export const getStaticProps = enquiryPage(
  paths.contact,
  (locale) => fetchContentPage(pageKeyOf(paths.contact), locale),
  ['enquiries', 'captcha'],
);
