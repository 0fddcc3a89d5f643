export function LoginScreen() {
  return <h1>LoginScreen</h1>;
}

export function RegisterScreen() {
  return <h1>RegisterScreen</h1>;
}

export function ForgotPasswordScreen() {
  return <h1>ForgotPasswordScreen</h1>;
}

export function ResetPasswordScreen() {
  return <h1>ResetPasswordScreen</h1>;
}

export function LogoutScreen() {
  return <h1>LogoutScreen</h1>;
}
