import { type AddressInfo, createServer } from 'node:net';

/** A mail server that stores received lines, and answers each recipient with `toRecipient`. */
export async function smtpServer(toRecipient = '250 ok') {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isBody = false;
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isBody && line !== '.') continue;
        isBody = line === 'DATA';
        const command = line.slice(0, 4);
        socket.write(
          `${isBody ? '354 go on' : command === 'RCPT' ? toRecipient : command === 'QUIT' ? '221 bye' : command === 'STAR' ? '502 no' : '250 ok'}\r\n`,
        );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
