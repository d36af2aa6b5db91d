import { StaticQuestionListView } from '@/components/views/QuestionListView/StaticQuestionListView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/questionsOfType';
export default StaticQuestionListView;
