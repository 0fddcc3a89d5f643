/** React, evaluated in a task of its own: what it exports is taken by the app. */
import 'react-dom/client';
