import { StaticDeadlinesView } from '@/components/views/DeadlinesView/StaticDeadlinesView';

export { getStaticProps } from '@/services/loaders/deadlines';
export default StaticDeadlinesView;
