import { FreeTrialView } from '@/components/views/FreeTrialView/FreeTrialView';

export { getStaticProps } from '@/services/pages/freeTrial';
export default FreeTrialView;
