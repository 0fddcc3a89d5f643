void import('../entry-client.tsx').then((app) => app.startApp());
