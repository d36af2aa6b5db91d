import { QuestionsView } from '@/components/views/QuestionsView/QuestionsView';

export { getStaticProps } from '@/services/loaders/questions';
export default QuestionsView;
