import { AnswerView } from '@/components/views/AnswerView/AnswerView';

export { getStaticPaths, getStaticProps } from '@/services/pages/answer';
export default AnswerView;
