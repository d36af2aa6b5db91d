import { fetchFreeTrialPage } from '@/services/gateway/pages';

import { enquiryPage } from './enquiryPage';

export const getStaticProps = enquiryPage(fetchFreeTrialPage, ['enquiries', 'business']);
