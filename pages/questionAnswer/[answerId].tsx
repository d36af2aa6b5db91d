import { AnswerView } from '@/components/views/AnswerView/AnswerView';

export { getStaticPaths, getStaticProps } from '@/services/loaders/answer';
export default AnswerView;
