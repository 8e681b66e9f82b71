# The page is built with the development packages; the server has those that it runs on.
FROM node:24 AS page
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY shared shared
COPY server server
# Without its page a server starts all the same; an image without it is a mistake.
RUN node server/web/build.ts && test -f server/web/built/index.html

FROM node:24-slim
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=page /app/shared shared
COPY --from=page /app/server server
# The one place it writes to.
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
VOLUME /data
USER node
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "server/main.ts"]
