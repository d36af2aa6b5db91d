import { FreeTrialView } from '@/components/views/FreeTrialView/FreeTrialView';

export { getStaticProps } from '@/services/loaders/freeTrial';
export default FreeTrialView;
