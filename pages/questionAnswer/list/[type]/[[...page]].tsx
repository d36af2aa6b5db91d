import { KeptQuestionListView } from '@/components/views/QuestionListView/KeptQuestionListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/questionsOfType';
export default KeptQuestionListView;
