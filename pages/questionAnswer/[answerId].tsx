import { StaticAnswerView } from '@/components/views/AnswerView/StaticAnswerView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/answer';
export default StaticAnswerView;
