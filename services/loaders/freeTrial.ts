import { paths } from '@/services/config/paths';
import { fetchFreeTrialPage } from '@/services/gateway/pages';

import { enquiryPage } from './enquiryPage';

export const getStaticProps = enquiryPage(paths.freeTrial, fetchFreeTrialPage, [
  'enquiries',
  'captcha',
  'business',
]);
