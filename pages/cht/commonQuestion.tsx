import { QuestionsView } from '@/components/views/QuestionsView/QuestionsView';

export { getStaticProps } from '@/services/pages/questions';
export default QuestionsView;
