import { RegisterView } from '@/components/views/RegisterView/RegisterView';
import { registerPage } from '@/services/loaders/register';

export const getStaticProps = registerPage('representations');
export default RegisterView;
