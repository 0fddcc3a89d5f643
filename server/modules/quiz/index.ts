import { days } from '../../../domain/calendar/index.ts';
import { sessionsPort } from '../../platform/auth-guard/auth-guard.ts';
import { defineModule } from '../../platform/module.ts';
import { cataloguePort } from '../catalog/index.ts';
import { quizData } from './quiz.personal-data.ts';
import { deleteGuestQuizzes } from './quiz.repository.ts';
import { quizHandlers } from './quiz.routes.ts';

/** Retention of quizzes without an account, as the KVKK notice states. */
const keptFor = days(365);

export const quizModule = defineModule({
  name: 'quiz',
  needs: [cataloguePort, sessionsPort],
  build: (context) => ({
    personalData: quizData,
    handlers: quizHandlers(context),
    jobs: [
      {
        name: 'delete-guest-quizzes',
        rhythm: { cron: '25 1 * * *' },
        run: () => deleteGuestQuizzes(context.db, new Date(context.clock.now().getTime() - keptFor)),
      },
    ],
  }),
});
